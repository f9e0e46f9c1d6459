switch light {
    print(1)
    case .red: print(2)
    default: break
}

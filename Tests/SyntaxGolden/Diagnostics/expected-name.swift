func (x: Int) {}
class {
}

import Rill
import Runtime

extension Observable: NamedByClass {}

import HTTPServer
import JSON
import Matrix

/// A request whose sender is known: what handlers work with.
struct Call: Sendable {
    let request: Request
    let session: Session

    var user: UserID { session.user }

    /// A part of the path, as the route names it.
    func parameter(_ name: String) -> String { request.parameters[name] ?? "" }

    func roomID(_ name: String = "roomId") throws(MatrixError) -> RoomID {
        guard let room = RoomID(parameter(name)) else { throw .invalid("That is no room id.") }
        return room
    }

    func userID(_ name: String = "userId") throws(MatrixError) -> UserID {
        guard let user = UserID(parameter(name)) else { throw .invalid("That is no user id.") }
        return user
    }

    func eventID(_ name: String = "eventId") throws(MatrixError) -> EventID {
        guard let event = EventID(parameter(name)) else { throw .invalid("That is no event id.") }
        return event
    }

    /// The user in the path of requests that everybody may only make for themselves.
    func ownUserID(_ name: String = "userId") throws(MatrixError) -> UserID {
        let user = try userID(name)
        guard user == self.user else { throw Authorization.forbidden("This belongs to someone else.") }
        return user
    }

    /// A whole number of the query; `nil` when it is not there.
    func integer(_ name: String) throws(MatrixError) -> Int? {
        guard let text = request.query(name) else { return nil }
        guard let number = Int(text) else { throw .invalid("\(name) is no whole number.") }
        return number
    }

    /// The body, which must be an object.
    func body() throws(MatrixError) -> JSONElement { try request.jsonObject() }

    /// The body of requests that may come without one.
    func optionalBody() throws(MatrixError) -> JSONValue {
        request.body.isEmpty ? [:] : try request.jsonObject().value
    }

    /// Names a retry of this request: the same device with the same id.
    func transaction(_ name: String = "txnId") throws(MatrixError) -> Event.Transaction {
        let id = parameter(name)
        guard !id.isEmpty, id.utf8.count <= 255 else { throw .invalid("A transaction id has 1 to 255 bytes.") }
        return Event.Transaction(device: session.device, id: id)
    }
}

/// The names that Apple's Combine gives to operators which share a body here.
extension Publishers {
    public typealias Filter<Upstream: Publisher> = CompactMap<Upstream, Upstream.Output>
    public typealias Scan<Upstream: Publisher, Output> = Accumulating<Upstream, Output, Output>
    public typealias RemoveDuplicates<Upstream: Publisher> = Accumulating<Upstream, Upstream.Output?, Upstream.Output>
    public typealias Drop<Upstream: Publisher> = Accumulating<Upstream, Int, Upstream.Output>
    public typealias DropWhile<Upstream: Publisher> = Accumulating<Upstream, Bool, Upstream.Output>
    public typealias PrefixWhile<Upstream: Publisher> = Until<Upstream, Void>
    public typealias First<Upstream: Publisher> = Until<Upstream, Void>
    public typealias FirstWhere<Upstream: Publisher> = Until<Upstream, Void>
    public typealias Last<Upstream: Publisher> = Reduce<Upstream, Upstream.Output?, Upstream.Output>
    public typealias LastWhere<Upstream: Publisher> = Last<Upstream>
    public typealias Collect<Upstream: Publisher> = Reduce<Upstream, [Upstream.Output], [Upstream.Output]>
    public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int, Int>
    public typealias IgnoreOutput<Upstream: Publisher> = Reduce<Upstream, Void, Never>
    public typealias Comparison<Upstream: Publisher> = Last<Upstream>
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = ReceiveOn<Upstream, Context>
    public typealias ReplaceError<Upstream: Publisher> = Catch<Upstream, Just<Upstream.Output>>
    public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
    public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
    public typealias AssertNoFailure<Upstream: Publisher> = Catch<Upstream, Empty<Upstream.Output, Never>>
    public typealias Share<Upstream: Publisher> = Autoconnect<
        Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >
    public typealias MakeConnectable<Upstream: Publisher> = Multicast<
        Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
    > where Upstream.Failure == Never
    public typealias AllSatisfy<Upstream: Publisher> = Deciding<Upstream, Void, Bool, Upstream.Failure>
    public typealias Contains<Upstream: Publisher> = AllSatisfy<Upstream>
    public typealias ContainsWhere<Upstream: Publisher> = AllSatisfy<Upstream>
    public typealias TryScan<Upstream: Publisher, Output> = TryAccumulating<Upstream, Output, Output>
    public typealias TryFilter<Upstream: Publisher> = TryAccumulating<Upstream, Void, Upstream.Output>
    public typealias TryCompactMap<Upstream: Publisher, Output> = TryAccumulating<Upstream, Void, Output>
    public typealias TryRemoveDuplicates<Upstream: Publisher> = TryAccumulating<
        Upstream, Upstream.Output?, Upstream.Output
    >
    public typealias TryReduce<Upstream: Publisher, Output> = Deciding<Upstream, Output, Output, any Error>
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
    public typealias Decode<Upstream: Publisher, Output, Coder> = TryMap<Upstream, Output>
}

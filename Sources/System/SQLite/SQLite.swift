// Placeholder until the first type arrives.

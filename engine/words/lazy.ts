/** A value that is made when it is first asked for and kept: the large tables are not read before a name needs them. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

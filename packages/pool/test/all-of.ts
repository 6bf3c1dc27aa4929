/** Everything a row gives, as an array (`Array.fromAsync` is younger than the oldest Node we support). */
export async function allOf<Value>(row: AsyncIterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of row) values.push(value);
  return values;
}

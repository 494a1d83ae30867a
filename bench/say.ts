/** One line of the bench's report. */
export const say = (name: string, value: string) => console.log(`${name.padEnd(52)} ${value}`);

export const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds of one call, after a warm-up, as the median of `times`. */
export async function median(times: number, work: () => unknown): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return middle(taken);
}

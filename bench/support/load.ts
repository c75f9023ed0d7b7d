export type Load = { rate: number; p50: number; p95: number; p99: number };

/**
 * As many workers as connections, each beginning its next call when the last one is answered. Milliseconds; the first
 * tenth of the time warms up and does not count.
 */
export async function measure(
  options: { connections: number; seconds: number },
  call: (connection: number, turn: number) => Promise<void>,
): Promise<Load> {
  const begin = performance.now();
  const counted = begin + options.seconds * 100;
  const end = begin + options.seconds * 1_000;
  const times: number[] = [];
  const work = async (connection: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const sent = performance.now();
      await call(connection, turn);
      if (sent >= counted) times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: options.connections }, (_, connection) => work(connection)));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { rate: times.length / ((end - counted) / 1_000), p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function describe({ rate, p50, p95, p99 }: Load): string {
  const ms = (value: number) => value.toFixed(1).padStart(7);
  return `${rate.toFixed(0).padStart(6)}/s  p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms`;
}

/** Job for a worker that draws. Drawing needs much processor time, so it runs outside the thread that answers requests. */
export type Job<Data> = { id: number; data: Data };
export type Done = { id: number; pdf: Uint8Array } | { id: number; problem: string };

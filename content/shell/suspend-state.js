/** What is kept in cmi.suspend_data: far below its 4,096 characters even when every page was read. */
export function serialise(state) {
  const answers = Object.entries(state.answers).map(([id, chosen]) => [id, chosen.join(',')]);
  return JSON.stringify({ v: 1, p: [...state.visited], a: Object.fromEntries(answers), t: state.tries });
}

/** Text from another build, or none at all, gives an empty state: the course then simply starts afresh. */
export function parse(text) {
  const empty = { visited: new Set(), answers: {}, tries: 1 };
  if (!text) return empty;
  try {
    const saved = JSON.parse(text);
    if (saved?.v !== 1) return empty;
    const answers = Object.entries(saved.a ?? {}).map(([id, chosen]) => [id, String(chosen).split(',')]);
    return { visited: new Set(saved.p ?? []), answers: Object.fromEntries(answers), tries: Number(saved.t) || 1 };
  } catch {
    return empty;
  }
}

/** Advice for errors of the compiler that do not name the file to edit. */
const hints = [
  {
    error: /endpoints\.ts\(.*error TS2322: Type '"\w+\.\w+"'/u,
    advice: 'A new permission needs its row in packages/contract/src/permissions.ts.',
  },
];

/** Returns the advice for the output of a check, one line each. */
export function adviceFor(output) {
  return hints.filter(({ error }) => error.test(output)).map(({ advice }) => advice);
}

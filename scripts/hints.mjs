/** Advice for errors of the compiler that do not name the file to edit. */
const hints = [
  {
    error: /endpoints\.ts\(.*error TS(?:2322|2820): Type '"\w+\.\w+"'/u,
    advice: 'A new permission needs its row in packages/contract/src/permissions.ts.',
  },
  {
    error: /\/map\/personal-data\.ts\(.*error TS27(?:39|41):/u,
    advice: 'A new table is classified in x.personal-data.ts of its room.',
  },
  {
    error:
      /error TS2353: .* in type '(?:MergedData|Partial<PersonalData>)'|error TS2345: .* parameter of type '"abstract_courses" \|/u,
    advice: 'A new table or column needs npm run db:types, which writes database.generated.ts.',
  },
];

/** Returns the advice for the output of a check, one line each. */
export function adviceFor(output) {
  return hints.filter(({ error }) => error.test(output)).map(({ advice }) => advice);
}

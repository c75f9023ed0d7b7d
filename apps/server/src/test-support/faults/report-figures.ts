/** Prints what a fault test measured, one line a test, for `npm run faults`. */
export function reportFigures(experiment: string, figures: object): void {
  console.log(`${experiment}: ${JSON.stringify(figures)}`);
}

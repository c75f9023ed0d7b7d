/** Prints the figures of a fault test on one line, for `npm run faults`. */
export function reportFigures(experiment: string, figures: object): void {
  console.log(`${experiment}: ${JSON.stringify(figures)}`);
}

/** Thrown by the guard of a page that needs a higher service-admin level. */
export class LevelTooLow extends Error {
  override name = 'LevelTooLow';
}

/** An aggregation (an item with children) that a launchable item sits under, outermost first. */
export type ManifestSection = { identifier: string; title: string };

export type ManifestItem = {
  /** Unique within the manifest: a repeated identifier gets `-2`, `-3`... and a warning. */
  identifier: string;
  title: string;
  sections: ManifestSection[];
  /** False when the manifest says `isvisible="false"`: launchable, but not to be offered in a menu. */
  isVisible: boolean;
  /** Relative URL from the manifest's folder, percent-encoded, with the item's parameters and any fragment. */
  href: string;
  /** The same launch file as named in the package: decoded, no query. */
  file: string;
  resourceIdentifier: string;
  scormType: 'sco' | 'asset';
  /** adlcp:datafromlms; "" when absent. */
  launchData: string;
  /** 0 to 100; null when absent or unusable (then with a warning). */
  masteryScore: number | null;
  /** CMITimespan, HHHH:MM:SS.SS; "" when absent or unusable. */
  maxTimeAllowed: string;
  /** One of `exit,message`, `exit,no message`, `continue,message`, `continue,no message`; "" when absent or unusable. */
  timeLimitAction: string;
  /** aicc_script as written; "" when absent. See parsePrerequisites. */
  prerequisites: string;
};

export type Manifest = {
  identifier: string;
  title: string;
  version: '1.2';
  /** In the order of the manifest; at least one. */
  items: ManifestItem[];
  /** Sentences for the site admin about what was tolerated. */
  warnings: string[];
};

export type ManifestProblemCode =
  | 'too-large'
  | 'too-many-items'
  | 'not-well-formed'
  | 'has-dtd'
  | 'not-a-manifest'
  | 'scorm-2004'
  | 'common-cartridge'
  | 'unknown-resource'
  | 'launch-href-missing'
  | 'launch-outside-package'
  | 'launch-file-missing'
  | 'nothing-to-launch';

export type ManifestProblem = {
  code: ManifestProblemCode;
  /** A sentence for the site admin, naming the file, item or resource at fault. */
  message: string;
};

/** Thrown inside this folder only; readManifest turns it into its result. */
export class ManifestFault extends Error {
  readonly code: ManifestProblemCode;

  constructor(code: ManifestProblemCode, message: string) {
    super(message);
    this.name = 'ManifestFault';
    this.code = code;
  }
}

/** Aggregation (an item with children) above a launchable item. Listed outermost first. */
export type ManifestSection = { identifier: string; title: string };

export type ManifestItem = {
  /** Identifier, unique within the manifest. A repeated one gets `-2`, `-3` and so on, with a warning. */
  identifier: string;
  title: string;
  sections: ManifestSection[];
  /** False when the manifest says `isvisible="false"`: the item can be launched, but menus leave it out. */
  isVisible: boolean;
  /** URL relative to the manifest's folder, percent-encoded, with the item's parameters and any fragment. */
  href: string;
  /** Launch file as named in the package: decoded, without a query. */
  file: string;
  resourceIdentifier: string;
  scormType: 'sco' | 'asset';
  /** Value of adlcp:datafromlms. "" when absent. */
  launchData: string;
  /** Score from 0 to 100. Null when absent, or when unusable (then with a warning). */
  masteryScore: number | null;
  /** CMITimespan, HHHH:MM:SS.SS. "" when absent or unusable. */
  maxTimeAllowed: string;
  /**
   * One of `exit,message`, `exit,no message`, `continue,message`, `continue,no message`. "" when absent or unusable.
   */
  timeLimitAction: string;
  /** Text in aicc_script, unchanged. "" when absent. See `parsePrerequisites`. */
  prerequisites: string;
};

export type Manifest = {
  identifier: string;
  title: string;
  version: '1.2';
  /** At least one item, in the order of the manifest. */
  items: ManifestItem[];
  /** Sentences for the site admin about faults that were tolerated. */
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
  /** Sentence for the site admin that names the faulty file, item or resource. */
  message: string;
};

/** Fault of a manifest. Thrown only inside this folder. `readManifest` returns it as its result. */
export class ManifestFault extends Error {
  readonly code: ManifestProblemCode;

  constructor(code: ManifestProblemCode, message: string) {
    super(message);
    this.name = 'ManifestFault';
    this.code = code;
  }
}

/** Guides, by the area or the level of the person who reads them. */
export type GuideKey =
  | 'general'
  | 'super-admin'
  | 'organisation-admin'
  | 'trainer'
  | 'service-admin'
  | 'service-admin-level-3';

/** Section of the guides, which a room declares in its `x.help.ts`. It has a text, steps or both. */
export type HelpSection = {
  heading: string;
  /** Facts that a reader needs before the steps. */
  text?: string;
  /** Steps in their order. Each begins with a verb. */
  steps?: readonly string[];
  /** Names of the screens that it explains, without `subgroup-`. On these it comes first. */
  routes?: readonly string[];
  /** Guides that have the section, each with its place there: sections with lower numbers come before it. */
  guides: Partial<Record<GuideKey, number>>;
};

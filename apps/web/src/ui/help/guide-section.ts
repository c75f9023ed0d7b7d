export type GuideSection = {
  heading: string;
  text: string;
  /** Names of the screens that it explains, without `subgroup-`. On these it comes first. */
  routes?: readonly string[];
};

export const signIn: GuideSection = {
  heading: 'Staying signed in',
  text: 'You are signed out after 2 hours without activity. Administrators are signed out after 45 minutes. Sign in again to return to the same page.',
};

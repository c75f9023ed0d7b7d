export type GuideSection = {
  heading: string;
  text: string;
  /** Names of the screens that it explains. On these it comes first. */
  routes?: readonly string[];
};

export const signIn: GuideSection = {
  heading: 'Staying logged in',
  text: 'You are logged out after two hours without activity, administrators after forty-five minutes. Logging in again leads back to the same page.',
};

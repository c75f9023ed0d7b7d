/** Texts that the specification quotes, with its typing errors. `messages.test.ts` compares them. */
export const messages = {
  offlineTitle: 'No Internet Connection',
  maintenanceTitle: 'Sorry, the website is currently undergoing Maintenance',
  maintenanceBody: 'Service should resume shortly',
  notFoundTitle: "Sorry, the page you're looking for could not be found",
  earlyExit:
    "Please use the 'Exit' button at the bottom of the screen to leave, that will ensure your progress is saved. Press 'OK' to stay on this page so that you can then use the 'Exit' button.",
  exitConfirm: 'Are you sure you want to exit?',
  processing: 'Processing, please wait...',
  defaultError: 'Something went wrong, please try again or contact technical support if the problem persists.',
  questionThanks: 'Thank you for your question, a member of the product team will get back to you shortly.',
  loginRedirectFailed: 'There was a problem redirecting to the Login page.',
  provisionalRedirectFailed: 'There was a problem redirecting to the ProvisionalAccount page.',
  maintenanceRedirectFailed: 'There was a problem redirecting to the Maintenance page.',
  networkRedirectFailed: 'There was a problem redirecting to the NetworkIssues page.',
  chunkFailed: 'Loading chunk failed.',
} as const;

export const ruleMessages = {
  required: 'This is required',
  maxNumber: (limit: number) => `Should be less than or equal to ${limit}`,
  maxText: (limit: number) => `Should be fewer than ${limit} characters`,
  minNumber: (limit: number) => `Should be at least ${limit}`,
  minText: (limit: number) => `Should be at least ${limit} characters`,
  email: 'This field must be a valid email',
  passwordMissing: 'Please provide a password',
  confirmation: 'Please check your password, your confimation does not match it',
  password:
    'Your password must be at least 8 characters long and contain characters from at least 3 of these 4 sets: lowercase letters, uppercase letters, numbers, symbols (@£!+).',
} as const;

/** Durations of the specification, in milliseconds. */
export const durations = {
  banner: 7_000,
  thankYou: 10_000,
  bellHighlight: 5_000,
  poll: 10_000,
  checkingClears: 1_000,
  spinnerDelay: 300,
  request: 120_000,
  packageUpload: 600_000,
  chunkLoad: 120_000,
} as const;

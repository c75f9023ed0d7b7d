import { expect, test } from 'vitest';
import { durations, messages, ruleMessages } from './messages.ts';

// The texts are repeated here letter by letter from the specification. An improved text is a wrong text.

test('the texts of dialogues and failures are those of the specification', () => {
  expect(messages).toEqual({
    offlineTitle: 'No Internet Connection',
    maintenanceTitle: 'Sorry, the website is currently undergoing Maintenance',
    maintenanceBody: 'Service should resume shortly',
    notFoundTitle: `Sorry, the page you're looking for could not be found`,
    earlyExit: `Please use the 'Exit' button at the bottom of the screen to leave, that will ensure your progress is saved. Press 'OK' to stay on this page so that you can then use the 'Exit' button.`,
    exitConfirm: 'Are you sure you want to exit?',
    processing: 'Processing, please wait...',
    defaultError: 'Something went wrong, please try again or contact technical support if the problem persists.',
    questionThanks: 'Thank you for your question, a member of the product team will get back to you shortly.',
    loginRedirectFailed: 'There was a problem redirecting to the Login page.',
    provisionalRedirectFailed: 'There was a problem redirecting to the ProvisionalAccount page.',
    maintenanceRedirectFailed: 'There was a problem redirecting to the Maintenance page.',
    networkRedirectFailed: 'There was a problem redirecting to the NetworkIssues page.',
    chunkFailed: 'Loading chunk failed.',
  });
});

test('the texts of the rules are those of the specification', () => {
  expect(ruleMessages).toMatchObject({
    required: 'This is required',
    email: 'This field must be a valid email',
    passwordMissing: 'Please provide a password',
    confirmation: 'Please check your password, your confimation does not match it',
  });
  expect(ruleMessages.maxNumber(5)).toBe('Should be less than or equal to 5');
  expect(ruleMessages.maxText(5)).toBe('Should be fewer than 5 characters');
  expect(ruleMessages.minNumber(5)).toBe('Should be at least 5');
  expect(ruleMessages.minText(5)).toBe('Should be at least 5 characters');
});

test('the durations are those of the specification', () => {
  expect(durations).toEqual({
    banner: 7_000,
    thankYou: 10_000,
    bellHighlight: 5_000,
    poll: 10_000,
    checkingClears: 1_000,
    spinnerDelay: 300,
    request: 120_000,
    packageUpload: 600_000,
    chunkLoad: 120_000,
  });
});

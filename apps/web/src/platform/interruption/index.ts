export { connectInterruptions, destinationOf } from './interruption.ts';
export { type Interruption, interruptionOf, isInterruption } from './is-interruption.ts';
export { offlineProblem, offlineText } from './offline-problem.ts';
export { openStoredPage, stayOpenOffline } from './open-offline.ts';
export { isServerFailure, reportFailure } from './report-failure.ts';
export { type SavedRoute, saveRoute, takeSavedRoute } from './saved-route.ts';
export { forgetTyped, formKey, readTyped, saveTyped } from './typed-values.ts';

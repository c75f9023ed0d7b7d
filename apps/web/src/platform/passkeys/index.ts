export { answerWithPasskey, canUsePasskeys, makePasskey } from './passkeys.ts';

export { AskPharmacistHost } from './ask-pharmacist-host.tsx';
export { openAskPharmacist } from './open-ask-pharmacist.ts';

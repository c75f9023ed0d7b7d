/** Longest name of a passkey, such as "Work phone". */
export const passkeyNameMax = 60;

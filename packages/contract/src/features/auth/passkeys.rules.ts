/** Maximum length of a passkey's name, such as "Work phone". */
export const passkeyNameMax = 60;

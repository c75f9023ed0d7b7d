const longest = 72;
const merge = /^(Merge|Revert|fixup!|squash!) /u;

/** Returns what is wrong with a commit message, in words; an empty list for a good one. */
export function problemsOf(message) {
  const [subject = '', ...rest] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (merge.test(subject)) return [];
  const problems = [];
  if (subject.trim() === '') problems.push('The subject is empty.');
  if (subject.length > longest) problems.push(`The subject has ${subject.length} characters. It may have ${longest}.`);
  if (/^[a-z]/u.test(subject)) problems.push('The subject begins with a capital letter.');
  if (/\.$/u.test(subject)) problems.push('The subject ends without a full stop.');
  if (/^\w+(ed|ing)\b/u.test(subject) && !/^(Feed|Need|Seed|Embed|Exceed|Bring|Ping|String)\b/u.test(subject))
    problems.push('The subject begins with an imperative, such as Add or Hide.');
  if (rest.some((line) => line.trim() !== '') && rest[0]?.trim() !== '')
    problems.push('A blank line follows the subject.');
  return problems;
}

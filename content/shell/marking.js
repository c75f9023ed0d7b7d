/** Ids of the right options, in the order of the alphabet. */
export function rightOptions(question) {
  return question.options
    .filter((option) => option.correct)
    .map((option) => option.id)
    .sort();
}

/** All right options and no wrong one: there are no half marks. */
export function isRight(question, chosen) {
  return [...chosen].sort().join(',') === rightOptions(question).join(',');
}

/** Whole percent, 0 to 100. `answers` maps question ids to chosen option ids. */
export function scorePercent(questions, answers) {
  const right = questions.filter((question) => isRight(question, answers[question.id] ?? []));
  return Math.round((100 * right.length) / questions.length);
}

import path from 'node:path';

const isOurs = (line) => !/node_modules|node:internal|<anonymous>/u.test(line);

/** Returns the message of an error and the places in our files, without the frames of libraries. */
function shorten(stack) {
  const isFrame = (line) => /^\s+at /u.test(line);
  return stack.split('\n').filter((line) => line.trim() !== '' && (!isFrame(line) || isOurs(line)));
}

/**
 * Returns lines that name each test that passed only when it ran again, with the error of its first run. Takes the JSON
 * report of Vitest. Paths are relative to `root`.
 */
export function retriedTests(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .flatMap(({ fullName, failureMessages: [first] }) => [
        `Passed only when it ran again: ${path.relative(root, name)}: ${fullName}`,
        ...shorten(first).map((line) => `  ${line}`),
      ]),
  );
}

/** A call that reports a completion, such as `LMSSetValue('cmi.core.lesson_status', 'completed')`. */
const report = /lesson_status["'`]\s*,\s*["'`](?:completed|passed)["'`]/u;
const reports = new RegExp(report, 'gu');

/**
 * Returns whether a page reports a completion while it loads: in its `onload`, in the first level of a script, or in a
 * function that its `onload` calls. A report in any other function may belong to the last page, and does not count.
 */
export function completesOnLoad(page: string): boolean {
  const onLoad = [...page.matchAll(/<body\b[^<>]{0,2000}?\sonload\s*=\s*(?:"([^"]*)"|'([^']*)')/giu)]
    .map(([, double, single]) => double ?? single ?? '')
    .concat([...page.matchAll(/\bonload\s*=\s*(\w+)\s*;/gu)].map(([, name]) => `${name}()`));
  const called = onLoad.flatMap((code) => [...code.matchAll(/\b(\w+)\s*\(/gu)].map(([, name]) => name));
  if (onLoad.some((code) => report.test(code))) return true;
  return scriptsOf(page).some((script) =>
    functionsReporting(script).some((name) => name === undefined || called.includes(name)),
  );
}

/** Returns the content of each script element. Reads in linear time, also without any end of an element. */
function scriptsOf(page: string): string[] {
  return page
    .split(/<\/script/iu)
    .slice(0, -1)
    .map((part) => part.slice(part.search(/<script\b/iu)))
    .filter((part) => part.startsWith('<'))
    .map((part) => part.slice(part.indexOf('>') + 1));
}

/**
 * Returns the outermost function around each report of a script: its name, "" when it has none, undefined for a report
 * in no function.
 */
function functionsReporting(script: string): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  let [depth, start, at] = [0, 0, 0];
  for (const { index } of script.matchAll(reports)) {
    for (; at < index; at += 1) {
      if (script[at] === '{') {
        if (depth === 0) start = at;
        depth += 1;
      }
      if (script[at] === '}') depth = Math.max(0, depth - 1);
    }
    found.push(depth === 0 ? undefined : nameBefore(script.slice(Math.max(0, start - 200), start)));
  }
  return found;
}

function nameBefore(head: string): string | undefined {
  if (/\b(?:if|else|try|for|while|finally)\b\s*(?:\([^{}]*\))?\s*$/u.test(head)) return undefined;
  return /function\s+(\w+)\s*\([^(){}]*\)\s*$/u.exec(head)?.[1] ?? '';
}

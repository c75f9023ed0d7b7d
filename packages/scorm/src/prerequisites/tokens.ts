export type Token =
  | { kind: 'operator'; text: '&' | '|' | '~' | '=' | '<>' | '(' | ')' | '{' | '}' | ',' | '*' }
  | { kind: 'word' | 'quoted'; text: string };

const TOKEN = /\s*(?:(<>|[&|~=(){},*])|"([^"]*)"|'([^']*)'|([^\s&|~=<>(){},*"']+))/y;

/** Splits a text into tokens. Returns undefined when the text contains something that is not a token of aicc_script. */
export function tokenise(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const source = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    if (!match) return undefined;
    const [, operator, double, single, word] = match;
    if (operator !== undefined) tokens.push({ kind: 'operator', text: operator as OperatorText });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'quoted', text: double ?? single ?? '' });
  }
  return tokens;
}

type OperatorText = Extract<Token, { kind: 'operator' }>['text'];

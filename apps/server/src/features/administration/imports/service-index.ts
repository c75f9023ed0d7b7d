import { terms } from '@doselore/contract';
import { tidyText, wordKey } from '@doselore/contract/imports';
import { type Answers, meaningOf } from './answers.ts';
import type { Service } from './people-in-list.repository.ts';

/** Services of an organisation by the words that name them: name, ODS code, and the name after a comma. */
export type ServiceIndex = {
  open: readonly Service[];
  ids: (word: string) => readonly number[];
  isArchived: (word: string) => boolean;
  /** Splits a cell into the names of services. */
  partsOf: (text: string) => string[];
};

export function indexServices(services: readonly Service[]): ServiceIndex {
  const open = services.filter((one) => !one.is_archived);
  const archived = new Set(services.filter((one) => one.is_archived).flatMap(wordsOf));
  const byWord = new Map<string, number[]>();
  for (const service of open)
    for (const word of wordsOf(service)) byWord.set(word, [...(byWord.get(word) ?? []), service.id]);
  const ids = (word: string) => byWord.get(wordKey(word)) ?? [];
  const isArchived = (word: string) => archived.has(wordKey(word));
  const partsOf = (text: string) => {
    const isNamed = (part: string) => ids(part).length > 0 || isArchived(part);
    const splits = [[text], text.split(/[;|\n]/u), text.split(/[;|\n,/&]/u)].map((parts) =>
      parts.map(tidyText).filter((part) => part !== ''),
    );
    return (
      splits.find((parts) => parts.every(isNamed)) ??
      text
        .split(/[;|\n]| \/ /u)
        .map(tidyText)
        .filter(Boolean)
    );
  };
  return { open, ids, isArchived, partsOf };
}

export const isServiceKnown = ({ ids, isArchived }: ServiceIndex, word: string) =>
  ids(word).length > 0 || isArchived(word);

/** Returns the ids of the services that a cell names, or the reason why there are none. */
export function readServices(index: ServiceIndex, answers: Answers, text: string): number[] | string {
  const found = new Set<number>();
  for (const word of index.partsOf(text)) {
    const [id, another] = index.ids(word);
    if (another !== undefined) return `Several services are called ${word}. Enter the ODS code`;
    if (id !== undefined) {
      found.add(id);
      continue;
    }
    if (index.isArchived(word)) return `${word} is archived. Restore it, or choose another service`;
    const meaning = meaningOf(answers, 'services', wordKey(word));
    if (meaning === '') continue;
    const matched = index.open.find((service) => String(service.id) === meaning);
    if (matched === undefined)
      return `No ${terms.subgroup.one.toLowerCase()} here is called ${word}. Choose its meaning in the questions above`;
    found.add(matched.id);
  }
  return [...found];
}

function wordsOf({ name, ods_code: code }: Service): string[] {
  const afterComma = name.split(',').slice(1).join(',');
  return [...new Set([name, code ?? '', afterComma].map(wordKey))].filter((word) => word !== '');
}

import type { Manifest, ManifestItem } from '@doselore/scorm/manifest';
import type { Contents } from './read-contents.ts';

/**
 * Leaves out items that the manifest hides (`isvisible="false"`), and prerequisites that name one, because nobody could
 * meet them. When every item is hidden, all stay.
 */
export function withoutHidden(manifest: Manifest): Manifest {
  const hidden = manifest.items.filter((item) => !item.isVisible);
  if (hidden.length === 0) return manifest;
  if (hidden.length === manifest.items.length)
    return { ...manifest, warnings: [...manifest.warnings, 'The manifest hides every item, so all are listed.'] };
  const warnings = [`${namesOf(hidden)} hidden by the manifest, not listed and not counted.`];
  const items = manifest.items
    .filter((item) => item.isVisible)
    .map((item) => {
      if (!hidden.some(({ identifier }) => item.prerequisites.includes(identifier))) return item;
      warnings.push(`Item “${item.title}” waits for a hidden item. It opens without it.`);
      return { ...item, prerequisites: '' };
    });
  return { ...manifest, items, warnings: [...manifest.warnings, ...warnings] };
}

/** Returns what is unusual about passing and completing the modules, in sentences for the site admin. */
export function pointOut({ items }: Manifest, contents: Contents): string[] {
  const scos = items.filter(({ scormType }) => scormType === 'sco');
  const assets = items.filter(({ scormType }) => scormType === 'asset');
  const marked = items.filter(({ masteryScore }) => masteryScore === 0);
  const completing = scos.filter(({ file }) => contents.completingFiles.includes(file));
  const sentences = [
    marked.length > 0 && `${namesOf(marked)} passed with any score, because the pass mark is 0.`,
    assets.length > 0 && `${namesOf(assets)} completed at the first opening, without a report of progress.`,
    scos.length > 0 &&
      !contents.startsSession &&
      'No file of the package starts a SCORM session, so its modules never complete. Choose “Complete on open” for them.',
    scos.length > 0 &&
      contents.startsSession &&
      !contents.reportsStatus &&
      'No file of the package reports a completion. Leaving a module completes it, even on its first page.',
    ...contents.outsidePages.map(({ file, host }) => {
      const shown = items.filter((item) => item.file === file);
      return `${namesOf(shown)} blocked as a whole, because it shows nothing but ${host}. Learners see no course until you allow this website.`;
    }),
    completing.length > 0 && `${namesOf(completing)} completed on the first page.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Returns titles for a sentence, such as “One”, “Two” and 3 more items are. */
function namesOf(items: readonly ManifestItem[]): string {
  const [first, second, ...others] = items;
  const title = (item: ManifestItem | undefined) => `“${item?.title.slice(0, 80)}”`;
  if (second === undefined) return `Item ${title(first)} is`;
  const rest = others.length === 0 ? '' : ` and ${others.length} more items`;
  return rest === ''
    ? `Items ${title(first)} and ${title(second)} are`
    : `Items ${title(first)}, ${title(second)}${rest} are`;
}

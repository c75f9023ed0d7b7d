import { plural } from '@doselore/contract';
import { archiveSco } from '@doselore/contract/courses';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';
import { findModuleArchive } from './module-archive.queries.ts';

type Module = { id: number; title: string };

function consequences(people: number): string {
  const taken =
    people === 0
      ? ''
      : ` ${formatNumber(people)} ${plural(people, 'person has', 'people have')} taken it. Their results stay.`;
  return `The module is no longer part of this course for people who start it.${taken} You can restore it at any time.`;
}

/** Returns the commands that archive a module after a preview, and that restore a module. */
export function useArchiveModule(courseId: number) {
  const client = useQueryClient();
  /** Runs a command and shows the error when it fails. Returns whether it succeeded. */
  const run = async (command: () => Promise<unknown>): Promise<boolean> => {
    try {
      await command();
      return true;
    } catch (error) {
      showBanner({ message: describeError(error) });
      return false;
    } finally {
      await refreshAfterCourses(client);
    }
  };
  const restore = async ({ id: scoId, title }: Module): Promise<void> => {
    if (await run(() => callEndpoint(archiveSco, { params: { courseId, scoId }, body: { archived: false } })))
      showBanner({ message: `${title} restored as the last module`, type: 'success' });
  };
  const archive = async (module: Module): Promise<void> => {
    const { id: scoId, title } = module;
    let preview: Awaited<ReturnType<typeof findModuleArchive>>;
    try {
      preview = await findModuleArchive({ courseId, scoId });
    } catch (error) {
      showBanner({ message: describeError(error) });
      return;
    }
    const { people, refusal } = preview;
    if (refusal !== null) {
      await askConfirm({ title: `${title} cannot be archived`, message: refusal, hideCancel: true });
      return;
    }
    const message = consequences(people);
    if ((await askConfirm({ title: `Archive ${title}?`, message, confirmLabel: 'Archive' })) !== 'confirm') return;
    if (await run(() => callEndpoint(archiveSco, { params: { courseId, scoId }, body: { archived: true } })))
      showBanner({
        message: `${title} archived`,
        type: 'success',
        action: { label: 'Undo', run: () => void restore(module) },
      });
  };
  return { archive, restore };
}

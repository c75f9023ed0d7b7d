import { plural } from '@doselore/contract';
import { archiveSco } from '@doselore/contract/courses';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError, showBanner, useAttempt } from '../../../../platform/banner/index.ts';
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
  const attempt = useAttempt(refreshAfterCourses);
  const restore = ({ id: scoId, title }: Module): Promise<boolean> =>
    attempt(async () => {
      await callEndpoint(archiveSco, { params: { courseId, scoId }, body: { archived: false } });
      return { message: `${title} restored as the last module` };
    });
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
    await attempt(async () => {
      await callEndpoint(archiveSco, { params: { courseId, scoId }, body: { archived: true } });
      return { message: `${title} archived`, onUndo: () => restore(module) };
    });
  };
  return { archive, restore };
}

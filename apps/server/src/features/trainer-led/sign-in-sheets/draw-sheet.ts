import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { FileAnswer } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { chooseSession } from './choose-session.ts';
import type { SheetRenderer } from './pdf/render-sheet.ts';
import { presentSheet, presentSheetName } from './sheets.presenter.ts';
import { listLines, listSessions } from './sheets.repository.ts';

type Target = { virtualGroupId: VirtualGroupId; sessionId?: number | undefined };

/** Draws the sign-in sheet of a session, with the delegates as they are now. */
export async function drawSheet(
  { services: { db, clock }, renderer }: { services: Pick<Services, 'db' | 'clock'>; renderer: SheetRenderer },
  { virtualGroupId, sessionId }: Target,
): Promise<FileAnswer & { stream: Buffer }> {
  const sessions = await listSessions(db, virtualGroupId);
  const session = chooseSession(sessions, sessionId);
  const lines = await listLines(db, virtualGroupId);
  const pdf = await renderer.render(presentSheet({ sessions, session, lines, createdAt: clock.now() }));
  return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentSheetName(session) };
}

import type { EnquiryShown } from '@doselore/contract/bookings';
import { IconMessage2 } from '@tabler/icons-react';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import c from './enquiry-note.module.css';

/** Returns who asked for the training of a project, and when. */
export const enquiryInWords = ({ by, at }: NonNullable<EnquiryShown>): string => `Enquiry of ${by}, ${formatDay(at)}`;

/** Notice for site admins: who of the organisation opened the project, and what they wrote. Nothing for other projects. */
export function EnquiryNote({ enquiry }: { enquiry: EnquiryShown }) {
  if (enquiry === null) return null;
  return (
    <div className={c.note}>
      <Notice icon={IconMessage2} label="Enquiry">
        <strong>{enquiryInWords(enquiry)}</strong>
        {enquiry.text !== '' && `: ${enquiry.text}`}
      </Notice>
    </div>
  );
}

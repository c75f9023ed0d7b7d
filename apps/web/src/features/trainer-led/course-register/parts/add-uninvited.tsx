import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { UninvitedForm } from './uninvited-form.tsx';
import { UninvitedMember } from './uninvited-member.tsx';

type Props = { detail: VirtualGroupDetail; sessionId: number };

/** Adds somebody who came without an invitation to the register, and marks them as attended at the shown session. */
export function AddUninvited({ detail, sessionId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isByEmail, setByEmail] = useState(false);
  const target = { detail, sessionId, onClose: () => setOpen(false) };
  const open = () => {
    setByEmail(false);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" variant="default" onClick={open} leftSection={<IconUserPlus size={18} aria-hidden />}>
        Add someone who came
      </Button>
      <FormDialogue
        opened={isOpen}
        title="Add someone without an invitation"
        about={`course ${detail.id}`}
        onClose={target.onClose}
      >
        <p>The person that you add is marked as attended.</p>
        {isByEmail ? (
          <UninvitedForm {...target} />
        ) : (
          <>
            <UninvitedMember {...target} />
            <Button variant="subtle" mt="md" onClick={() => setByEmail(true)}>
              Add by email
            </Button>
          </>
        )}
      </FormDialogue>
    </>
  );
}

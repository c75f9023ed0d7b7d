import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { FormDialogue } from './form-dialogue.tsx';

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Rename
      </button>
      <FormDialogue opened={opened} title="Rename" about="view 1" onClose={() => setOpened(false)}>
        <TextInput label="Name" />
      </FormDialogue>
    </>
  );
}

test('a form dialogue begins with its first field, and returns the focus when it closes', async () => {
  const user = userEvent.setup();
  renderScreen(<Page />);
  const button = screen.getByRole('button', { name: 'Rename' });
  await user.click(button);
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

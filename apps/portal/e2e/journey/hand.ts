import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a page: what is done is the same, by mouse or by keys alone. */
export type Hand = {
  /** Presses a button, a link, a check box or a row's opener. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Locator, text: string): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(radio: Locator): Promise<void>;
  /** Picks an option of a list that opens. */
  pick(list: Locator, option: string | RegExp): Promise<void>;
  /** Chooses a file through the button that opens the system's dialog. */
  chooseFile(button: Locator, file: string): Promise<void>;
};

/** Works by mouse; text is typed, as everybody does. */
export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    fill: async (target, text) => {
      await target.click();
      await target.fill(text);
    },
    choose: (radio) => radio.click(),
    pick: async (list, option) => {
      await list.click();
      await page.getByRole('option', { name: option }).first().click();
    },
    chooseFile: async (button, file) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
      await chooser.setFiles(file);
    },
  };
}

/** More stops than any page has: a target not reached by then is not reached by Tab at all. */
const mostStops = 250;

/** Works by keys alone: everything is reached by Tab, as someone without a mouse reaches it. */
export function keyboard(page: Page): Hand {
  const keys = page.keyboard;
  const reach = async (target: Locator, isThere = isFocused): Promise<void> => {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await isThere(target)) return;
      await keys.press('Tab');
    }
    throw new Error(`${target} is not reached by Tab`);
  };
  return {
    press: async (target) => {
      await reach(target);
      const isLink = (await target.evaluate((element) => element.tagName)) === 'A';
      await keys.press(isLink ? 'Enter' : 'Space');
    },
    fill: async (target, text) => {
      await reach(target);
      await keys.press('Control+A');
      await keys.insertText(text);
    },
    choose: async (radio) => {
      await reach(radio, isGroupFocused);
      for (let steps = 0; !(await isFocused(radio)); steps += 1) {
        if (steps > mostStops) throw new Error(`${radio} is not reached by arrows`);
        await keys.press('ArrowDown');
      }
      if (!(await radio.isChecked())) await keys.press('Space');
    },
    pick: async (list, option) => {
      await reach(list);
      if ((await list.getAttribute('aria-expanded')) !== 'true') await keys.press('ArrowDown');
      const wanted = page.getByRole('option', { name: option }).first();
      await expect(wanted).toBeVisible();
      for (let steps = 0; !(await isPointedAt(wanted)); steps += 1) {
        if (steps > mostStops) throw new Error(`${wanted} is not reached by arrows`);
        await keys.press('ArrowDown');
      }
      await keys.press('Enter');
    },
    chooseFile: async (button, file) => {
      await reach(button);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
      await chooser.setFiles(file);
    },
  };
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

function isGroupFocused(radio: Locator): Promise<boolean> {
  return radio.evaluate((element) => {
    const group = element.closest('[role=radiogroup], fieldset');
    return group?.contains(document.activeElement) === true && document.activeElement?.getAttribute('role') === 'radio';
  });
}

/** An option is pointed at by the focus, or by the list's active descendant. */
function isPointedAt(option: Locator): Promise<boolean> {
  return option.evaluate((element) => {
    const active = document.activeElement;
    return element === active || active?.getAttribute('aria-activedescendant') === element.id;
  });
}

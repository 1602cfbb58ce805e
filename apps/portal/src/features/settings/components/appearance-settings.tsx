import { Card } from '../../../ui/card';
import { ThemeChoice } from '../../../ui/theme-choice';

/** How the portal looks to whoever sits here. */
export function AppearanceSettings() {
  return (
    <Card title="Theme" note="kept in this browser">
      <ThemeChoice />
    </Card>
  );
}

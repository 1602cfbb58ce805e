import { type Visualization, visualizationSchema } from '@assay/contracts';
import { Checkbox } from '../../../ui/checkbox';

type VisualizationChoiceProps = {
  readonly chosen: readonly Visualization[];
  readonly onChange: (chosen: readonly Visualization[]) => void;
};

const labels = {
  distribution: 'Distribution',
  by_category: 'By category',
  by_dataset: 'By dataset',
  trend: 'Trend',
} as const satisfies Record<Visualization, string>;

/** Which charts the results of a configuration show. */
export function VisualizationChoice({ chosen, onChange }: VisualizationChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left text-sm font-semibold">Visualizations</legend>
      {visualizationSchema.options.map((one) => (
        <Checkbox
          key={one}
          label={labels[one]}
          checked={chosen.includes(one)}
          onCheckedChange={(isChosen) =>
            // In the order of the boxes, whichever was pressed first.
            onChange(visualizationSchema.options.filter((other) => (other === one ? isChosen : chosen.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}

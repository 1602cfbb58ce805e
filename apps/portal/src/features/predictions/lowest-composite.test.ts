import { describe, expect, it } from 'vitest';
import { lowestComposite } from './lowest-composite';

const composite = (value: number | null) => ({ configuration: 'Main', composite: value, failedMetrics: [] });

describe('the composite of a prediction', () => {
  it('is the lowest of its configurations', () => {
    expect(lowestComposite({ composites: [composite(0.9), composite(0.4)] })).toBe(0.4);
  });

  it('is missing where one of them is, and where there is none', () => {
    expect(lowestComposite({ composites: [composite(0.9), composite(null)] })).toBeNull();
    expect(lowestComposite({ composites: [] })).toBeNull();
  });
});

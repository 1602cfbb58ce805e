import { describe, expect, it } from 'vitest';
import { formNodes } from './form-node';
import { placeProblem } from './problem-fields';

const nodes = formNodes({
  type: 'object',
  properties: {
    patterns: { type: 'array', items: { type: 'string' } },
    judge: {
      type: 'object',
      properties: { rubric: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
    },
  },
});

describe('placeProblem', () => {
  it('leaves a problem at its own field', () => {
    const problem = { path: 'judge.rubric', message: 'too short' };
    expect(placeProblem(nodes, problem)).toEqual(problem);
  });

  it('brings a problem of one line to the list and names the line', () => {
    expect(placeProblem(nodes, { path: 'patterns.1', message: 'is no pattern' })).toEqual({
      path: 'patterns',
      message: 'Line 2: is no pattern',
    });
    expect(placeProblem(nodes, { path: 'judge.tags.0', message: 'is empty' })).toEqual({
      path: 'judge.tags',
      message: 'Line 1: is empty',
    });
  });

  it('finds no field for what the form does not show', () => {
    expect(placeProblem(nodes, { path: 'model', message: 'unknown' })).toBeUndefined();
    expect(placeProblem(nodes, { path: 'judge', message: 'unknown' })).toBeUndefined();
  });
});

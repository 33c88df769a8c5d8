import path from 'node:path';

export const THINGS = [
  'milk',
  'bananas',
  'olive oil',
  'cheddar',
  'brown bread',
  'toilet roll',
  'chicken thighs',
  'cat food',
  'baked beans',
  'red onions',
  'orange juice',
  'greek yoghurt',
  'dishwasher tablets',
  'porridge oats',
  'carrots',
  'eggs',
  'tomato ketchup',
  'frozen peas',
  'washing powder',
  'crisps',
];

export const LISTS = path.join(__dirname, '..', 'golden', 'lists');

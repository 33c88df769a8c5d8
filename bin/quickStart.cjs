// How V8 runs a command, set before it reads one. A first list is done before much of it has been done often: compiling with all
// optimisations what has run a few times costs a quarter of the processor time, and what is compiled is hardly used.
const { setFlagsFromString } = require('node:v8');

// Simply compiled at once; optimised when it has run seven times as long as V8 waits.
setFlagsFromString('--always-sparkplug');
setFlagsFromString('--interrupt-budget=1000000');
// Room for new objects grows to what a list needs in one step: less is moved about.
setFlagsFromString('--semi-space-growth-factor=8');

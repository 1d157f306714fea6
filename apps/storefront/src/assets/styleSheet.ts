import { accountStyles } from './accountStyles';
import { baseStyles } from './baseStyles';
import { catalogStyles } from './catalogStyles';
import { orderStyles } from './orderStyles';
import { shellStyles } from './shellStyles';

export const styleSheet = [baseStyles, shellStyles, catalogStyles, orderStyles, accountStyles].join('\n');

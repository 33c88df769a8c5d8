import { wordSet } from './wordSet';

/**
 * Words that names of products join with "and" to say one thing, in stems ("cheese and onion", "steak and kidney"): five
 * names or more in at least three of five stores (September 2025), or three or more that are most of the names with one of
 * the two words ("hundreds and thousands"). "Bread and butter" on a list may be two all the same.
 */
export const COUPLES = wordSet(
  `
  almond+cocoa almond+new almond+sea almond+white apple+blackberry apple+blackcurrant
  apple+blueberry apple+carrot apple+cinnamon apple+elderflower apple+ginger apple+grape
  apple+mango apple+orange apple+pear apple+raisin apple+raspberry apple+strawberry
  apple+watermelon apple+yoghurt arden+amici arm+hammer bacon+cheese bacon+leek bacon+potato
  bag+bake banana+apple banana+coconut banana+pumpkin banana+strawberry banana+yoghurt
  banger+mash basmati+wild bayli+harding bean+lentil bean+red bean+vegan beef+onion beef+pork
  beef+tomato beef+vegetable ben+jerry benson+hedge berrie+cherrie berrie+cherry biscuit+white
  blackberry+blueberry blueberry+banana blueberry+blackcurrant blueberry+lemon bread+butter
  broccoli+cauliflower broccoli+stilton brookie+cream brown+polson butter+rapeseed
  calcium+vitamin caramel+australian caramel+chocolate caramel+milk caramel+white carne+rice
  carrot+coriander carrot+ginger carrot+parsnip carrot+pea carrot+swede casserole+dumpling
  cauliflower+broccoli chapter+verse cheddar+caramelised cheddar+leek cheddar+onion cheddar+red
  cheese+bacon cheese+broccoli cheese+caramelised cheese+chilli cheese+chive cheese+garlic
  cheese+ham cheese+herb cheese+onion cheese+pickle cheese+tomato cherrie+berrie chia+quinoa
  chicken+bacon chicken+cheese chicken+chorizo chicken+duck chicken+gravy chicken+ham
  chicken+leek chicken+mushroom chicken+potato chicken+rice chicken+stuffing chicken+sweetcorn
  chicken+thyme chicken+veg chicken+vegetable chicory+coffee chili+lime chilli+garlic
  chilli+honey chilli+lemon chilli+lime chilli+sour chocolate+caramel chocolate+coconut
  chocolate+hazelnut chocolate+honeycomb chocolate+nordic chocolate+orange chocolate+peanut
  chocolate+raspberry chocolate+salted chocolate+vanilla cinnamon+raisin coat+cook
  cocoa+hazelnut cocoa+vanilla coconut+almond coconut+chilli coconut+milk coconut+vanilla
  cod+parsley coffee+walnut cooked+peeled cookie+cream cookie+creme cow+gate cranberry+raspberry
  cream+chive cream+onion crisp+dry crispy+fluffy crosse+blackwell crosta+mollica cully+sully
  curry+rice dandelion+burdock daniel+coca dressing+dip egg+bacon egg+cress elderflower+pear
  falafel+houmou fearne+rosie fish+chip flea+tick fred+flo fresh+light fruit+barley fruit+fibre
  fruit+grain fruit+mango fruit+nut fruit+oat fruit+orange fruit+seed garlic+black garlic+chilli
  garlic+coriander garlic+dill garlic+ginger garlic+herb garlic+mozzarella garlic+mushroom
  garlic+paprika garlic+parsley garlic+roasted gin+diet gin+lemonade gin+tonic ginger+lemon
  ginger+orange grain+pulse grain+rice grain+seed grape+apple grape+strawberry green+black
  guava+lime half+half ham+cheddar ham+cheese ham+leek ham+mushroom ham+pineapple
  hazelnut+chocolate heat+eat heidsieck+co herb+spice hide+seek hock+cheddar hock+leek
  hoisin+garlic honey+almond honey+ginger honey+mustard honey+nut hot+fiery hot+sour hot+spicy
  hot+sweet hundred+thousand inni+gunn jake+nayn jalapeno+cheese jam+cream kimm+miller kiwi+lime
  lambert+butler lea+perrin leek+potato leek+watercress lemon+black lemon+ginger lemon+herb
  lemon+lime lemon+mascarpone lemon+pepper lemon+raspberry lemon+thyme lentil+bacon lentil+pea
  lentil+spinach lentil+vegetable lewi+green lime+coriander lime+ginger lime+mint lime+soda
  lime+yuzu liver+bacon love+hate mac+cheese macaroni+cheese mallow+marsh mandarin+apple
  mango+chilli mango+coconut mango+ginger mango+passion mango+passionfruit mango+peach
  mango+pineapple mangoe+pineapple maple+pecan masala+pilau meat+cheese melon+grape
  menthol+eucalyptu method+madness mild+delicate mild+light milk+baby milk+cereal milk+white
  mint+dark moet+chandon moss+adam mozzarella+basil mozzarella+pesto mozzarella+tomato
  mushroom+mascarpone mushroom+roasted naughty+nice nice+spicy nut+sea nut+seed oat+apple
  oat+fruit oat+honey oat+raisin onion+chive onion+garlic onion+herb onion+rosemary orange+mango
  orange+passion orange+passionfruit orange+pineapple orange+star oyster+spring
  passionfruit+mango pasta+sauce pea+ham pea+sweetcorn peach+apricot peach+banana peach+mango
  peach+passion peach+raspberry peanut+caramel peanut+chocolate peanut+milk pear+apple
  pear+raspberry pepper+chilli peppermint+licorice pick+mix pineapple+apple pineapple+coconut
  pineapple+grapefruit pineapple+mango pineapple+passion pineapple+raspberry pink+white pip+nut
  plum+hoisin pomelo+pink pork+apple pork+caramelised pork+egg pork+ham pork+pickle potato+egg
  potato+leek poultry+pork praline+cream prawn+lobster pumpkin+spinach puy+green raisin+almond
  raisin+biscuit raisin+cinnamon raspberrie+apple raspberry+apple raspberry+apricot
  raspberry+blackcurrant raspberry+blueberry raspberry+cranberry raspberry+cream raspberry+lemon
  raspberry+milk raspberry+pistachio raspberry+rose raspberry+vanilla raspberry+white
  raspberry+yuzu recipe+seasoning red+white rhubarb+custard rhubarb+ginger rhubarb+raspberry
  rice+pea rice+quinoa rich+creamy rich+fruity ripe+ready roast+ground roasted+salted
  rocket+baby rosemary+black rosemary+garlic rosemary+sea rum+cola sage+onion salami+cheese
  salt+balsamic salt+black salt+chilli salt+cider salt+cracked salt+crushed salt+malt
  salt+pepper salt+sugar salt+vinegar sausage+mash seed+grain skinless+boneless smooth+creamy
  soya+linseed spaghetti+meatball spinach+feta spinach+lemon spinach+pine spinach+red
  spinach+ricotta stand+stuff steak+ale steak+craft steak+gravy steak+kidney steak+onion
  stockwell+co strawberrie+apple strawberrie+cream strawberry+apple strawberry+banana
  strawberry+blackcurrant strawberry+clotted strawberry+cream strawberry+lime strawberry+peach
  strawberry+pineapple strawberry+raspberry strawberry+tropical strawberry+vanilla
  strawberry+watermelon strawberry+yogurt string+thing sugar+salt sultana+raisin
  sunflower+pumpkin surf+turf sweet+crunchy sweet+hot sweet+salted sweet+salty sweet+smoky
  sweet+sour sweet+spicy sweet+sticky sweetcorn+carrot taylor+colledge tear+share thick+chunky
  thick+smooth thigh+drumstick tilly+ted toffee+pecan tomato+bacon tomato+basil tomato+cheese
  tomato+chilli tomato+chorizo tomato+garlic tomato+herb tomato+italian tomato+mascarpone
  tomato+mozzarella tomato+olive tomato+pecorino tomato+pepper tomato+pesto tomatoe+mozzarella
  tuna+sweetcorn turkey+stuffing vanilla+manuka vanilla+raspberry vegan+vegetarian
  vegetable+beef vegetable+tomato verbena+lemon vitamin+protein vodka+sprite wheat+white
  white+dark white+milk whyte+mackay wray+nephew yoghurt+mint yuzu+white
  `,
);

/** For tests: a short passage for each of three ages. */
export const FOR_THREE = `Pip is a little fox. Pip lives by the big, green hill. One day, Pip hears a soft sound. "Who is there?" \
asks Pip.

It is a tiny mouse! "I lost my red ball," says the mouse. Pip wants to help. They look under the bed. They look behind the door. \
No ball!

Then Pip sees something red in the tree. "Look up!" says Pip. Up, up, up they climb. The ball is there. The mouse smiles. "Thank \
you, Pip," she says. And they play until the moon comes out.`;

export const FOR_SIX = `Once upon a time, in a village by the sea, there lived a young dragon called Ember. Ember was afraid of \
the dark, which is a hard thing for a dragon who lives in a cave.

“I could light a lantern,” said Ember, “but then everyone would know.” Her friend Zadie shook her head. “Everyone is afraid of \
something,” she whispered. “I am afraid of spiders — even the small ones!”

That night the two friends walked to the very end of the harbour. The waves were black, and the wind was cold… but the stars were \
out. Ember counted 23 of them before she noticed that she was not afraid at all.`;

export const FOR_TEN = `The map had been folded so many times that the creases had worn through, and whoever had drawn it in 1984 \
had not been careful with the scale. Theo spread it across the kitchen table anyway, weighing down the corners with a jar of \
honey, two spoons, and the sleeping cat. "If the tower is here," he said, tapping the 3rd ridge, "then the tunnel has to come out \
somewhere below the mill." His sister leaned closer. "Or it doesn't come out at all," she answered. "Have you thought of that?" He \
had thought of it, and he had decided, at about 7:30 that morning, not to think of it again.`;
